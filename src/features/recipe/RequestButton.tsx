import type { ComponentProps } from 'react'
import { Button } from '../../app/Button.tsx'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './selectors.ts'

type Props = Omit<ComponentProps<typeof Button>, 'isUnavailable'>

/** Unavailable while a request runs. Not removed, so that it keeps its place and the focus. */
export function RequestButton(props: Props) {
  return <Button {...props} isUnavailable={useAppSelector(selectIsRunning)} />
}

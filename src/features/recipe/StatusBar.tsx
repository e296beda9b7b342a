import { Button } from '../../app/Button.tsx'
import { useAppSelector } from '../../app/hooks.ts'
import { MAX_TOKENS } from '../../protocol/chat.ts'
import { describeStatus } from './describeStatus.ts'
import { selectIsRecipeShown, selectRequest, selectStatus } from './selectors.ts'
import { useEscape } from './useEscape.ts'

type Props = { showFailures: boolean; onStop: () => void }

/** The status line. A bar with Stop while a request runs, then "Stopped.", else visually hidden. */
export function StatusBar({ showFailures, onStop }: Props) {
  const request = useAppSelector(selectRequest)
  const status = useAppSelector(selectStatus)
  const isRecipeShown = useAppSelector(selectIsRecipeShown)
  const isStreaming = status === 'streaming'
  useEscape(onStop)
  return (
    <div
      className={`screen-only ${request.phase === 'idle' ? 'visually-hidden' : 'status-bar'}`}
      data-phase={request.phase}
      data-place={isRecipeShown ? 'window' : 'page'}
    >
      {/* Always mounted: screen readers announce only changes to an existing live region. */}
      <p role="status" className={request.phase === 'stopped' ? 'note' : undefined}>
        {describeStatus(status, showFailures)}
      </p>
      {request.phase === 'running' && (
        <>
          {!isStreaming && <div className="sprig" />}
          <Button aria-keyshortcuts="Escape" onClick={onStop}>
            Stop
          </Button>
          {/* About 4 characters a token, in English. Indeterminate until a recipe streams. */}
          <progress
            aria-label="Recipe progress"
            max={MAX_TOKENS * 4}
            value={isStreaming ? request.draft.length : undefined}
            className={isStreaming ? undefined : 'visually-hidden'}
          />
        </>
      )}
    </div>
  )
}

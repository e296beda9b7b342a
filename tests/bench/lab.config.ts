import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageWith } from '../support/settings.ts'

export default defineConfig({
  root: 'tests/bench/lab',
  define: { __SETTINGS__: JSON.stringify(pageWith({ VITE_STREAM: 'on' })) },
  plugins: [react()],
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Parts of the page beside plain ones that do the same. */
export default defineConfig({ root: 'tests/bench/lab', plugins: [react()] })

/** Bundles the server on Node into one file that needs only Node. */
export default {
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
}

/** Bundles the server with its packages: it needs only Node. */
export default {
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
}

/** Bundles the server on Node with its packages: it needs only Node. The demo chef is a chunk of its own. */
export default {
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
}

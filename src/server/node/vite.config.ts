/** Bundles the server with its packages: it needs only Node. The demo chef is its own chunk. */
export default {
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
}

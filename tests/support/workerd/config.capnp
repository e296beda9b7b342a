# workerd's equivalent of wrangler.jsonc, with a stand-in for the platform's rate limit.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [MODULES],
      compatibilityDate = DATE,
      compatibilityFlags = FLAGS,
      bindings = [(name = LIMITER, service = "limiter"), VARIABLES],
    )),
    (name = "limiter", worker = (
      modules = [(name = "limiter", esModule = embed "limiter.js")],
      compatibilityDate = DATE,
      compatibilityFlags = FLAGS,
      bindings = [(name = "LIMIT", text = CALLS)],
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

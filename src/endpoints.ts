export const HUGGING_FACE_URL = 'https://router.huggingface.co/v1/chat/completions'

/** The path of the gateway, relative to the page: the page works in any folder of a host. */
export const GATEWAY_PATH = 'v1/chat/completions'

/** Whether the page calls the gateway, and not the server at a URL. */
export const isGateway = (endpoint: string) => endpoint === GATEWAY_PATH

export const HEALTH_PATH = '/healthz'

/** The server's own routes. In development, Vite answers all other paths. */
export const SERVER_PATHS = [`/${GATEWAY_PATH}`, HEALTH_PATH]

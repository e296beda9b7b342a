const LOOPBACK = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[?::1\]?$/i

/** Whether a host name or address is this machine's. */
export const isLoopback = (host: string) => LOOPBACK.test(host)

/** The round-trip times of the messages, in milliseconds, and the number of messages that did not come back. */
export type Echoes = { readonly times: readonly number[]; readonly lost: number };

const openMs = 5000;
const echoMs = 2000;
const rounds = 15;

/** Sends one message after another over a web socket and waits for each echo; null if the connection cannot be opened. */
export async function measureEchoes(address: string, signal: AbortSignal): Promise<Echoes | null> {
  const socket = await opened(address, signal);
  if (socket === null) return null;
  const times: number[] = [];
  let lost = 0;
  try {
    for (let round = 0; round < rounds && lost < 4 && !signal.aborted; round += 1) {
      const took = await getEcho(socket, String(round));
      if (took === null) lost += 1;
      else times.push(took);
    }
  } finally {
    socket.close();
  }
  return { times, lost };
}

function opened(address: string, signal: AbortSignal): Promise<WebSocket | null> {
  return new Promise((done) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(address);
    } catch {
      done(null);
      return;
    }
    const giveUp = () => {
      socket.close();
      done(null);
    };
    const timer = setTimeout(giveUp, openMs);
    signal.addEventListener("abort", giveUp, { once: true });
    socket.addEventListener("open", () => {
      clearTimeout(timer);
      done(socket);
    });
    socket.addEventListener("error", () => {
      clearTimeout(timer);
      done(null);
    });
  });
}

function getEcho(socket: WebSocket, text: string): Promise<number | null> {
  return new Promise((done) => {
    const begun = performance.now();
    const end = (took: number | null) => {
      clearTimeout(timer);
      socket.removeEventListener("message", handleEcho);
      socket.removeEventListener("close", close);
      done(took);
    };
    const timer = setTimeout(() => end(null), echoMs);
    const close = () => end(null);
    // An echo with another text belongs to an earlier message whose time limit has passed.
    const handleEcho = ({ data }: MessageEvent) => data === text && end(performance.now() - begun);
    socket.addEventListener("message", handleEcho);
    socket.addEventListener("close", close);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else end(null);
  });
}

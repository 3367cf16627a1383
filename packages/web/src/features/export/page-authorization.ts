type Authorization = Readonly<Record<string, string>>;
type AuthorizationRequest = { readonly number: number; readonly body: string };
type Given = { readonly number: number; readonly authorization: Authorization };

/** Answers a worker's requests for authorization headers: at a station each request needs its own proof. */
export function authorizeWorker(
  port: MessagePort,
  authorize: (body: string) => Promise<Authorization>,
): void {
  port.onmessage = async ({ data: { number, body } }: MessageEvent<AuthorizationRequest>) => {
    port.postMessage({ number, authorization: await authorize(body) } satisfies Given);
  };
}

/** Sends a worker's requests with the authorization that its page gives for each. */
export function fetchAsPage(port: MessagePort | undefined, send: typeof fetch = fetch): typeof fetch {
  const waiting = new Map<number, (authorization: Authorization) => void>();
  let number = 0;
  const wait = (body: string) =>
    new Promise<Authorization>((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      port?.postMessage({ number, body } satisfies AuthorizationRequest);
    });
  if (port !== undefined)
    port.onmessage = ({ data }: MessageEvent<Given>) => {
      waiting.get(data.number)?.(data.authorization);
      waiting.delete(data.number);
    };
  return async (input, init) => {
    const authorization = await wait(typeof init?.body === "string" ? init.body : "");
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(authorization)) headers.set(name, value);
    return send(input, { ...init, headers });
  };
}

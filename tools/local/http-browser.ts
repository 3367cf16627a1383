import { createHash, randomBytes } from "node:crypto";

type Cookie = { readonly value: string; readonly path: string };
type Page = { readonly response: Response; readonly html: string; readonly url: URL };

/** A minimal browser for signing in: cookies by path, redirects and submitted forms, but no scripts. */
export class HttpBrowser {
  readonly #cookies = new Map<string, Cookie>();

  /** Opens a page and follows redirects within `url`'s origin; a redirect to another origin is returned without following it. */
  async open(url: URL, init: { method?: string; body?: URLSearchParams } = {}): Promise<Page> {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      // A kept connection would break when a test restarts the service.
      headers: { accept: "text/html", connection: "close", cookie: this.#cookieHeader(url) },
    });
    this.#keep(response);
    const location = response.headers.get("location");
    const next = location === null ? undefined : new URL(location, url);
    if (next === undefined || next.origin !== url.origin)
      return { response, html: await response.text(), url };
    await response.arrayBuffer();
    return this.open(next);
  }

  /** Submits the page's one form with its hidden fields. */
  submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page> {
    const action = /<form[^>]* action="([^"]*)"/.exec(page.html)?.[1];
    if (action === undefined) throw new Error(`no form on ${page.url.href}:\n${page.html}`);
    const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const body = new URLSearchParams(
      hidden.map(([, name = "", value = ""]): [string, string] => [name, value]),
    );
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return this.open(new URL(decode(action), page.url), { method: "POST", body });
  }

  /** The cookies of every path, as a header. */
  cookies(): string {
    return [...this.#cookies].map(([key, cookie]) => `${key.split(" ", 1)[0]}=${cookie.value}`).join("; ");
  }

  #cookieHeader(url: URL): string {
    return [...this.#cookies]
      .filter(([, cookie]) => url.pathname.startsWith(cookie.path))
      .map(([key, cookie]) => `${key.split(" ", 1)[0]}=${cookie.value}`)
      .join("; ");
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /; path=([^;]*)/i.exec(line)?.[1] ?? "/";
      if (value === "") this.#cookies.delete(`${name} ${path}`);
      else this.#cookies.set(`${name} ${path}`, { value, path });
    }
  }
}

export type TokenAnswer = {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
};

/** The portal's side of the protocol: code and PKCE, as its browser code does it. */
export function portalClient(issuer: string, portal: string) {
  const endpoint = (name: string) => new URL(`${issuer}/protocol/openid-connect/${name}`);
  const redirectUri = `${portal}/auth/callback`;
  const token = (parameters: Record<string, string>) =>
    fetch(endpoint("token"), {
      method: "POST",
      headers: { origin: portal, connection: "close" },
      body: new URLSearchParams({ client_id: "cathedra-web", ...parameters }),
    });
  return {
    endpoint,
    token,
    authorizationUrl(verifier: string, more: Record<string, string> = {}): URL {
      const url = endpoint("auth");
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      url.search = new URLSearchParams({
        client_id: "cathedra-web",
        response_type: "code",
        scope: "openid profile email",
        redirect_uri: redirectUri,
        code_challenge: challenge,
        code_challenge_method: "S256",
        state: "from-test",
        ...more,
      }).toString();
      return url;
    },
    /** Signs in; without `username` with the browser's existing session. Returns the token response. */
    async signIn(
      browser: HttpBrowser,
      username?: string,
      more: Record<string, string> = {},
    ): Promise<TokenAnswer> {
      const verifier = randomBytes(32).toString("base64url");
      let page = await browser.open(this.authorizationUrl(verifier, more));
      if (username !== undefined) page = await browser.submit(page, { person: username });
      // Signing in while another person's session exists leads through a page that submits itself.
      if (page.html.includes("Submitting Callback")) page = await browser.submit(page, {});
      const code = new URL(page.response.headers.get("location") ?? page.url).searchParams.get("code");
      if (code === null) throw new Error(`no code: ${page.response.status} ${page.url.href}\n${page.html}`);
      const response = await token({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      });
      if (!response.ok) throw new Error(`no token: ${await response.text()}`);
      return (await response.json()) as TokenAnswer;
    },
    refresh: (refreshToken: string) => token({ grant_type: "refresh_token", refresh_token: refreshToken }),
    signOutUrl(parameters: Record<string, string>): URL {
      const url = endpoint("logout");
      url.search = new URLSearchParams(parameters).toString();
      return url;
    },
  };
}

function decode(html: string): string {
  return html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll("&amp;", "&");
}

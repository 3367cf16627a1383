import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { errors, type Provider } from "oidc-provider";
import { failurePage } from "./error-page.ts";
import type { IdentityPerson } from "./person.ts";
import { signInPage } from "./sign-in-page.ts";

const expired = "The sign-in was left open for too long, or was finished in another tab.";
const maxBody = 4096;

export type InteractionParts = {
  readonly provider: Provider;
  readonly people: readonly IdentityPerson[];
  readonly portalOrigins: readonly string[];
};

/** Shows the sign-in page (GET) and takes the chosen person (POST). */
export function interactionEndpoint({ provider, people, portalOrigins }: InteractionParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { params, session } = await provider.interactionDetails(request, response);
      const hints = [params.login_hint, session?.accountId];
      const expected = people.find(({ email, username, keycloakId }) =>
        hints.some((hint) => hint === email || hint === username || hint === keycloakId),
      );
      if (request.method !== "POST") {
        send(response, 200, signInPage({ people, action: request.url ?? "", expected }));
        return;
      }
      const chosen = await chosenPerson(request, people);
      if (chosen === undefined) {
        send(response, 422, signInPage({ people, action: request.url ?? "", expected }));
        return;
      }
      await provider.interactionFinished(request, response, { login: { accountId: chosen.keycloakId } });
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      send(response, 400, failurePage(portalOrigins, expired));
    }
  };
}

async function chosenPerson(
  request: IncomingMessage,
  people: readonly IdentityPerson[],
): Promise<IdentityPerson | undefined> {
  if (Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > maxBody) return undefined;
  const username = new URLSearchParams(await text(request)).get("person");
  return people.find((person) => person.username === username);
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(html);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { errors, type Provider } from "oidc-provider";
import { escapeHtml } from "../html.ts";
import { failurePage } from "./error-page.ts";
import { page } from "./page.ts";
import type { IdentityPerson } from "./person.ts";

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b6e6e"/>
<path d="M8 24V14a8 8 0 0 1 16 0v10" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
<path d="M16 24v-9m0 4 4-4m-4 1-4-4" fill="none" stroke="#9fe3de" stroke-width="2.5" stroke-linecap="round"
stroke-linejoin="round"/></svg>`;

type SignInPage = {
  readonly people: readonly IdentityPerson[];
  /** The address to which the chosen person is posted. */
  readonly action: string;
  /** The person whom the portal expects (`login_hint`) or who is already signed in; undefined if there is none. */
  readonly expected: IdentityPerson | undefined;
};

/** Lists the demo people by customer; every card is a button that signs in as that person. */
function signInPage({ people, action, expected }: SignInPage): string {
  const sections = [...new Set(people.map((person) => person.section))];
  return page({
    title: "Sign in",
    body: `<main>
<p class="brand">${logo}<span>Cathedra</span></p>
<h1>Who do you want to be?</h1>
<p class="lead">These people live on this computer only. Choose one to sign in; after signing out you can choose
another.</p>
<p class="note">A demonstration: no password is asked for.</p>
<form method="post" action="${escapeHtml(action)}">
${sections.map((name) => section(name, people.filter(inSection(name)), expected)).join("\n")}
</form>
</main>`,
  });
}

function section(
  name: string,
  people: readonly IdentityPerson[],
  expected: IdentityPerson | undefined,
): string {
  return `<section><h2>${escapeHtml(name)}</h2>
<ul class="people" role="list">
${people.map((person) => card(person, person === expected)).join("\n")}
</ul></section>`;
}

function card(person: IdentityPerson, isExpected: boolean): string {
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`;
  return `<li><button class="person" name="person" value="${escapeHtml(person.username)}"${
    isExpected ? ' aria-current="true" autofocus' : ""
  }><span class="initials" aria-hidden="true">${escapeHtml(initials)}</span>
<span><span class="name">${escapeHtml(`${person.firstName} ${person.lastName}`)}</span>
<span class="role">${escapeHtml(person.title)}</span>
<span class="shows">${escapeHtml(person.summary)}</span></span></button></li>`;
}

function inSection(name: string) {
  return (person: IdentityPerson) => person.section === name;
}

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

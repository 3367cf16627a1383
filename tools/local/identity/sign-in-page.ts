import { escapeHtml } from "../html.ts";
import { page } from "./page.ts";
import type { IdentityPerson } from "./person.ts";

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b6e6e"/>
<path d="M8 24V14a8 8 0 0 1 16 0v10" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
<path d="M16 24v-9m0 4 4-4m-4 1-4-4" fill="none" stroke="#9fe3de" stroke-width="2.5" stroke-linecap="round"
stroke-linejoin="round"/></svg>`;

export type SignInPage = {
  readonly people: readonly IdentityPerson[];
  /** Where the chosen person is posted to. */
  readonly action: string;
  /** The person whom the portal expects (`login_hint`) or who is signed in already. */
  readonly expected: IdentityPerson | undefined;
};

/** Lists the demo people by customer; every card is a button that signs in as that person. */
export function signInPage({ people, action, expected }: SignInPage): string {
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

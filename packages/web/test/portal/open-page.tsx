import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { configure, getConfig } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { App } from "../../src/app/App.tsx";
import { sessions } from "../../src/auth/auth.ts";
import { outage, renewEnvironment } from "../../src/relay/environment.ts";
import { requestsInFlight } from "../../src/relay/requests-in-flight.ts";
import { createRouter } from "../../src/router/router.ts";
import { announcement } from "../../src/shell/announcements.ts";
import { toasts } from "../../src/shell/toasts.ts";
import { followSiteConfig } from "../../src/site/use-site-config.ts";
import type { Answers } from "./answer-query.ts";
import { createPortal, type Portal } from "./portal.ts";

configure({
  // Long enough for a busy machine: the first test of a file also loads the modules of its page.
  asyncUtilTimeout: 30_000,
  // A query is repeated many times before it succeeds: the page's text is only added to the error in the end.
  getElementError: (message) =>
    new Error(isRetrying() ? (message ?? "") : [message, textOfPage()].filter(Boolean).join("\n\n")),
});

function isRetrying(): boolean {
  return (
    (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics === true
  );
}

function textOfPage(): string {
  return document.body.innerHTML
    .replaceAll(/<[^>]*>/gu, "|")
    .replaceAll(/\|+/gu, "|")
    .slice(0, 1500);
}

/** The signed-in person, in the contract's shape. */
export const viewer = (person: CastPerson) => ({
  keycloak_id: person.keycloakId,
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  email_verified: true,
  roles: person.roles,
  logbook: person.logbook,
  viewerCanUseLogbook: person.logbook,
  viewerCanCreateRecord: person.logbook,
});

/**
 * Opens the whole application at an address, for a signed-in person; null: for no one. Its requests are answered by the test
 * and the contract. `reload` starts it again at the present address, with the data that the browser keeps.
 */
export function openPage(
  address: string,
  answers: Answers = {},
  person: CastPerson | null = cast.maya,
): Portal & { readonly reload: () => void } {
  const portal = createPortal({ ...(person && { user: viewer(person) }), ...answers });
  vi.stubGlobal("fetch", portal.fetch);
  history.replaceState(null, "", address);
  if (person !== null) sessions.start({ accessToken: "token", expiresAt: Number.MAX_SAFE_INTEGER });
  void followSiteConfig();
  let end = render();
  onTestFinished(() => {
    end();
    sessions.end();
    outage.clear();
    // Requests of a page after its session has ended are never answered.
    requestsInFlight.set(0);
    for (const { id } of toasts.snapshot()) toasts.dismiss(id);
    announcement.set("");
    renewEnvironment();
    sessionStorage.clear();
    localStorage.clear();
    forgetCookies();
    if (portal.faults[0] !== undefined) throw portal.faults[0];
  });
  const reload = () => {
    window.dispatchEvent(new Event("pagehide"));
    end();
    renewEnvironment();
    end = render();
  };
  return { ...portal, reload };
}

/** Draws the application at the browser's address. What it returns ends that. */
function render(): () => void {
  const router = createRouter();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<App router={router} />);
  return () => {
    root.unmount();
    router.dispose();
    container.remove();
  };
}

/** Gives the page time to handle an answer, before a test asserts that nothing happened. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 250));
}

/** The person switches to another tab and back: polls send their request at once. */
export function comeBackToPage(): void {
  for (const state of ["hidden", "visible"]) {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
  Reflect.deleteProperty(document, "visibilityState");
}

/** A desktop client that the page was connected to leaves its own. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page sets them
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  }
}

/** Until the end of the test the browser is one at a simulator, whose client has set its cookies. */
export function standAtSimulator(cookies: Readonly<Record<string, string>>): void {
  const set = (age: number) => {
    for (const [name, value] of Object.entries(cookies)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the client sets it
      document.cookie = `${name}=${value}; path=/; max-age=${age}`;
    }
  };
  set(60);
  onTestFinished(() => set(0));
}

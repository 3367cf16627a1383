import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { test as base, expect, type Page } from "@playwright/test";
import { startSession } from "./session.ts";

export { cast, expect };

/** `test` with the address of the people's world, which has been started before this file is read. */
export const test = base.extend({ baseURL: process.env.JOURNEYS_ORIGIN });

/** Uses the world in which parts can fail: only journeys of the project `faults` do. */
export const faultTest = base.extend({ baseURL: process.env.FAULTS_ORIGIN });

export const getName = ({ firstName, lastName }: CastPerson) => `${firstName} ${lastName}`;

/** Opens `address` as the person, who has signed in before. */
export async function signIn(page: Page, person: CastPerson, address = "/"): Promise<void> {
  await startSession(page, person);
  await page.goto(address);
  await expect(page.getByRole("banner")).toContainText(getName(person));
}

/** Goes to another page as a link of the current one would: loading the portal again costs seconds of processor time. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Opens `address`, is sent to the identity service, chooses the person there, and comes back. */
export async function signInByHand(page: Page, person: CastPerson, address = "/"): Promise<void> {
  await page.goto(address);
  await chooseAtIdentityService(page, person);
}

/** Chooses the person at the identity service, and waits until the portal has finished the sign-in. */
export async function chooseAtIdentityService(page: Page, person: CastPerson): Promise<void> {
  await page.getByRole("button", { name: getName(person) }).click();
  await expect(page.getByRole("banner")).toContainText(getName(person));
}

/** Changes the session that the portal keeps in this tab, so that it is no longer valid as it is. */
export async function spoilSession(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((changed) => {
    const key = "cathedra.session";
    const session: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(key, JSON.stringify(Object.assign({}, session, changed)));
  }, change);
}

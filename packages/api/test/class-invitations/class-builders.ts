import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export type Invited = {
  readonly inviteClass: {
    readonly results: readonly string[];
    readonly againFrom: readonly (string | null)[];
    readonly classInvitation: {
      readonly inviteeCount: number;
      readonly joinedCount: number;
      readonly failedCount: number;
      readonly mailsLeftToday: number;
      readonly sendsMail: boolean;
    };
  };
};

const mutation = `mutation ($group: Int!, $people: [InvitedPersonInput!]!) {
  inviteClass(customerGroupId: $group, people: $people) {
    results againFrom classInvitation { inviteeCount joinedCount failedCount mailsLeftToday sendsMail }
  }
}`;

export const person = (email: string, firstName = "", lastName = "") => ({ email, firstName, lastName });

/** A class list of this length, with people who do not exist yet. */
export const aClass = (count: number, name = "class") =>
  Array.from({ length: count }, (_, at) => person(`${name}-${at}@new.example`, `First ${at}`, `Last ${at}`));

export function invite(
  portal: CastApp,
  who: Caller,
  group: number,
  people: readonly ReturnType<typeof person>[],
): Promise<Answer<Invited>> {
  return portal.ask(who, mutation, { group, people });
}

export function mailsOf({ database: { db } }: CastApp, recipient: string) {
  return unbranded(db)
    .selectFrom("mail")
    .selectAll()
    .where("recipient", "like", recipient)
    .orderBy("cause")
    .execute();
}

/** The personal code in the mail that an address gets. */
export async function mailedCode(portal: CastApp, recipient: string): Promise<string> {
  const mail = (await mailsOf(portal, recipient)).at(-1);
  return String(Object.assign({ code: "" }, mail?.facts).code);
}

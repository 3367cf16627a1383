import { randomBytes } from "node:crypto";
import { toUSVString } from "node:util";
import { emailKey } from "@cathedra/domain";
import * as v from "valibot";
import {
  type LearningPlatform,
  type PersonFacts,
  PlatformError,
  type PlatformPerson,
} from "../ports/learning-platform.ts";
import type { TalentClient } from "./talent-client.ts";
import { TalentRefusal } from "./talent-refusals.ts";
import { idValue, textValue } from "./talent-values.ts";

const personAnswer = v.object({ id: idValue, email: textValue, login: textValue });
type Answered = v.InferOutput<typeof personAnswer>;

/** The people of the platform. An account that signs in by another way may have its address only as its login. */
export function talentPeople({ ask }: TalentClient): Pick<LearningPlatform, "findPerson" | "person"> {
  async function lookUp(by: "email" | "username", email: string, signal?: AbortSignal) {
    try {
      const call = { endpoint: "users", args: { [by]: email }, lane: "people", signal } as const;
      return getPerson(await ask({ ...call, answer: personAnswer }), email);
    } catch (error) {
      if (error instanceof PlatformError && error.reason === "unknown") return undefined;
      throw error;
    }
  }

  const findPerson: LearningPlatform["findPerson"] = async (email, signal) =>
    (await lookUp("email", email, signal)) ?? (await lookUp("username", email, signal));

  async function make(facts: PersonFacts, signal?: AbortSignal): Promise<PlatformPerson | undefined> {
    const call = { endpoint: "usersignup", form: makeForm(facts), lane: "people", signal } as const;
    try {
      return getPerson(await ask({ ...call, answer: personAnswer }), facts.email);
    } catch (error) {
      // The account exists already: another process has just created it, or this process has and the answer was lost.
      if (error instanceof TalentRefusal && error.isDone === "alreadyTaken") return undefined;
      throw error;
    }
  }

  return {
    findPerson,
    // An existing account is mostly found by its known id; most others are new and are created in one call.
    person: async (facts, signal) => {
      const made = await make(facts, signal);
      if (made !== undefined) return made;
      const found = await findPerson(facts.email, signal);
      if (found === undefined)
        throw new PlatformError("unreadable", "usersignup: taken, and not to be found");
      return found;
    },
  };
}

/** An answer about another person is refused: its id would open that person's account. */
function getPerson({ id, email, login }: Answered, requestedId: string): PlatformPerson {
  if (emailKey(email) !== emailKey(requestedId) && emailKey(login) !== emailKey(requestedId)) {
    throw new PlatformError("unreadable", "users: answered with another person than was asked for");
  }
  return { id, email: email === "" ? login : email };
}

function makeForm({ email, firstName, lastName }: PersonFacts) {
  const [local = email] = email.split("@");
  return {
    // The platform requires both names, so a missing one is filled in.
    first_name: getName(firstName, local),
    last_name: getName(lastName, getName(firstName, local)),
    email,
    login: email,
    // No one knows the password: people enter with the address that `gotocourse` returns.
    password: `Aa1!${randomBytes(24).toString("base64url")}`,
  };
}

function getName(name: string, otherwise: string): string {
  return toUSVString((name.trim() || otherwise).slice(0, 50));
}

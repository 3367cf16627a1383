import { cast } from "@cathedra/test-fixtures";
import * as v from "valibot";

/** The institution whose people come from the local directory. */
export const directoryDomain = "lakeside.example";

const person = v.object({
  id: v.string(),
  userName: v.string(),
  givenName: v.string(),
  familyName: v.string(),
  active: v.boolean(),
});
export type DirectoryPerson = v.InferOutput<typeof person>;

export const storedPeople = v.array(person);

/** People of the institution who have never signed in: with them, an end of everybody's access is held back for an answer. */
const peopleWithoutAccount = [
  ["Astrid", "Holm"],
  ["Bao", "Tran"],
  ["Chidi", "Eze"],
  ["Daria", "Kovacs"],
  ["Emeka", "Obi"],
  ["Freja", "Dahl"],
  ["Goran", "Ilic"],
] as const;

/** The people of the directory at its first start: the demo people of the institution, and some who have never signed in. */
export function firstPeople(): readonly DirectoryPerson[] {
  const withAccount = Object.values(cast)
    .filter(({ email }) => email.endsWith(`@${directoryDomain}`))
    .map(({ email, firstName, lastName, userId }) => ({
      id: userId,
      userName: email,
      givenName: firstName,
      familyName: lastName,
      active: true,
    }));
  const others = peopleWithoutAccount.map(([givenName, familyName]) => {
    const userName = `${givenName}.${familyName}@${directoryDomain}`.toLowerCase();
    return { id: userName, userName, givenName, familyName, active: true };
  });
  return [...withAccount, ...others];
}

/** Changes people as a command of an administrator of the directory says; a sentence if that is not possible. */
export function changePeople(
  people: readonly DirectoryPerson[],
  [act = "", address = "", ...more]: readonly string[],
  newId: () => string,
): readonly DirectoryPerson[] | string {
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return "Name a person by an e-mail address.";
  const known = people.find(({ userName }) => userName === address);
  if (act === "add") {
    if (known !== undefined) return `${address} is in the directory already.`;
    const [givenName = "New", familyName = "Person"] = more;
    return [...people, { id: newId(), userName: address, givenName, familyName, active: true }];
  }
  if (known === undefined) return `${address} is not in the directory.`;
  const change = (to: Partial<DirectoryPerson>) =>
    people.map((each) => (each === known ? { ...each, ...to } : each));
  switch (act) {
    case "deactivate":
      return change({ active: false });
    case "reactivate":
      return change({ active: true });
    case "remove":
      return people.filter((each) => each !== known);
    case "rename": {
      const [givenName = known.givenName, familyName = known.familyName] = more;
      return change({ givenName, familyName });
    }
    default:
      return "Unknown command.";
  }
}

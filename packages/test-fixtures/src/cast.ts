import type { KeycloakId, UserId } from "@cathedra/domain";
import type { Actor, CustomerFacts, GroupRole, Membership, Role } from "@cathedra/domain/access";
import { termsVersions } from "@cathedra/domain/legal";
import { type CustomerKey, type GroupKey, getCustomer, getGroup } from "./customers.ts";

/** A person of the demo cast. */
export type CastPerson = {
  readonly userId: UserId;
  /** The person's id in the tokens of the identity service. */
  readonly keycloakId: KeycloakId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly logbook: boolean;
  readonly groups: readonly { readonly group: GroupKey; readonly role: GroupRole }[];
  readonly administers: readonly CustomerKey[];
  /** The newest version of the terms that the person accepted; absent: the newest that there is. */
  readonly termsVersion?: string;
  /** The description of the person on the local world's sign-in page. */
  readonly description: string;
};

type Traits = Partial<Pick<CastPerson, "roles" | "logbook" | "groups" | "administers" | "termsVersion">> & {
  readonly description: string;
};

/**
 * The one named cast of people: demo data, tests, pictures and documents use these and no others. The number makes the
 * two fixed ids.
 */
export const cast = {
  maya: person(1, "Maya", "Lindqvist", "northgate", {
    groups: [{ group: "irResidents", role: "learner" }],
    description: "Trainee, IR Residents at Northgate",
  }),
  tomas: person(2, "Tomás", "Herrera", "northgate", {
    groups: [
      { group: "irResidents", role: "learner" },
      { group: "irFellows", role: "learner" },
    ],
    description: "Trainee in two groups at Northgate",
  }),
  aiko: person(3, "Aiko", "Tanaka", "lakeside", {
    groups: [{ group: "endovascularTrainees", role: "learner" }],
    description: "Trainee, Endovascular Trainees at Lakeside",
  }),
  priya: person(4, "Priya", "Raman", "northgate", {
    roles: ["group_admin"],
    groups: [{ group: "irResidents", role: "admin" }],
    description: "Group admin of IR Residents at Northgate",
  }),
  lukas: person(5, "Lukas", "Brandt", "lakeside", {
    roles: ["group_admin"],
    groups: [{ group: "endovascularTrainees", role: "admin" }],
    description: "Group admin of Endovascular Trainees at Lakeside",
  }),
  george: person(6, "George", "Adeyemi", "northgate", {
    roles: ["customer_admin"],
    administers: ["northgate"],
    description: "Customer admin of Northgate",
  }),
  helena: person(7, "Helena", "Kovács", "lakeside", {
    roles: ["customer_admin"],
    administers: ["lakeside"],
    description: "Customer admin of Lakeside",
  }),
  sam: person(8, "Sam", "Okafor", "cathedra", {
    roles: ["demo"],
    description: "Demo account: may reset its course progress",
  }),
  ingrid: person(9, "Ingrid", "Solberg", "cathedra", { roles: ["support"], description: "Staff: support" }),
  daniel: person(10, "Daniel", "Moreau", "cathedra", { roles: ["product"], description: "Staff: product" }),
  wei: person(11, "Wei", "Chen", "cathedra", {
    roles: ["qa"],
    description: "Staff: quality assurance",
  }),
  ruth: person(12, "Ruth", "Abrams", "cathedra", { roles: ["sys_admin"], description: "System admin" }),
  nils: person(13, "Nils", "Falk", "northgate", {
    logbook: false,
    groups: [{ group: "neurointervention", role: "learner" }],
    description: "Trainee without a logbook, Neurointervention at Northgate",
  }),
  elif: person(14, "Elif", "Aydin", "cathedra", {
    termsVersion: termsVersions[0]?.version ?? "",
    description: "New at Cathedra, has not seen the newest terms",
  }),
  eleanor: person(15, "Eleanor", "Whitfield", "northgate", {
    logbook: false,
    description: "Attending at Northgate: confirms the records of its trainees",
  }),
} as const satisfies Record<string, CastPerson>;

export type CastKey = keyof typeof cast;

export const people: readonly CastPerson[] = Object.values(cast);

/** The person as the API sees them once signed in. */
export function getActor(member: CastPerson): Actor {
  return {
    userId: member.userId,
    keycloakId: member.keycloakId,
    email: member.email,
    isEmailVerified: true,
    firstName: member.firstName,
    lastName: member.lastName,
    roles: member.roles,
    logbook: member.logbook,
    memberships: member.groups.map(({ group, role }): Membership => {
      const { id, customer } = getGroup(group);
      return { groupId: id, customerId: getCustomer(customer).id, role };
    }),
    administers: member.administers.map((key) => getCustomer(key).id),
    administeredCustomers: member.administers.map(getFacts),
    groupAdminCustomers: [
      ...new Set(
        member.groups.filter(({ role }) => role === "admin").map(({ group }) => getGroup(group).customer),
      ),
    ].map(getFacts),
  };
}

function getFacts(key: CustomerKey): CustomerFacts {
  const { id, name } = getCustomer(key);
  return { id, name };
}

/** The people of a group, in the cast's order. */
export function getMembers(group: GroupKey): readonly CastPerson[] {
  return people.filter((member) => member.groups.some((membership) => membership.group === group));
}

/** The number makes the two fixed ids. */
export function person(
  number: number,
  firstName: string,
  lastName: string,
  domain: CustomerKey | "cathedra",
  traits: Traits,
): CastPerson {
  const tail = String(number).padStart(12, "0");
  return {
    userId: `0c0ffee0-0000-4000-8000-${tail}` as UserId,
    keycloakId: `5ca1ab1e-0000-4000-8000-${tail}` as KeycloakId,
    firstName,
    lastName,
    email: `${toAscii(firstName)}.${toAscii(lastName)}@${domain}.example`,
    roles: [],
    logbook: true,
    groups: [],
    administers: [],
    ...traits,
  };
}

/** A name in ASCII and lower case: `Tomás` becomes `tomas`. */
function toAscii(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}

import type { KeycloakId, UserId } from "@cathedra/domain";
import type { CastPerson } from "./cast.ts";
import type { GroupKey } from "./customers.ts";

/** People who fill the groups of the demo world to realistic sizes. They never sign in, and no test uses one of them. */
export const colleagues: readonly CastPerson[] = [
  ...inGroup(
    "irFellows",
    "northgate",
    1,
    ["Marta", "Kowalska"],
    [
      ["Idris", "Bello"],
      ["Sofia", "Marchetti"],
      ["Noah", "Berg"],
      ["Amara", "Diallo"],
      ["Henrik", "Dahl"],
    ],
  ),
  ...inGroup(
    "neurointervention",
    "northgate",
    11,
    ["Clara", "Weiss"],
    [
      ["Jonas", "Richter"],
      ["Leila", "Haddad"],
    ],
  ),
  ...inGroup("vascularRotation", "lakeside", 21, ["Owen", "Gallagher"], [["Yuki", "Sato"]]),
];

type Name = readonly [firstName: string, lastName: string];

function inGroup(
  group: GroupKey,
  domain: string,
  firstNumber: number,
  admin: Name,
  learners: readonly Name[],
): readonly CastPerson[] {
  return [admin, ...learners].map(([firstName, lastName], index) => {
    const tail = String(1000 + firstNumber + index).padStart(12, "0");
    return {
      userId: `0c0ffee0-0000-4000-8000-${tail}` as UserId,
      keycloakId: `5ca1ab1e-0000-4000-8000-${tail}` as KeycloakId,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@${domain}.example`.toLowerCase(),
      roles: [],
      logbook: true,
      groups: [{ group, role: index === 0 ? "admin" : "learner" }],
      administers: [],
      description: "",
    };
  });
}

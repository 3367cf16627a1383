import type { Role } from "./role.ts";

const staff = ["support", "product", "qa", "sys_admin"] as const satisfies readonly Role[];
const admins = ["group_admin", "customer_admin"] as const satisfies readonly Role[];

type Queue = {
  readonly key: string;
  readonly roles: readonly Role[];
  /** The section of the administration that a person must be allowed to see to get this queue. */
  readonly section?: string;
};

/** The queues on the start page in the order in which they are shown, each with the people who see it. */
const queues = [
  { key: "classes", roles: admins },
  { key: "events", roles: admins, section: "events" },
  { key: "hours", roles: admins, section: "cloud-case-vouchers" },
  { key: "vouchers", roles: admins, section: "cloud-case-vouchers" },
  { key: "starts", roles: ["support", "sys_admin"] },
  { key: "stations", roles: ["sys_admin"] },
  { key: "feedback", roles: staff },
  { key: "work", roles: ["sys_admin"] },
  { key: "releases", roles: ["product", "sys_admin"] },
] as const satisfies readonly Queue[];

export type HomeQueue = (typeof queues)[number]["key"];

/** The queues for these roles and sections of the administration. */
export function getHomeQueues(roles: readonly string[], sections: readonly string[]): readonly HomeQueue[] {
  return (queues as readonly (Queue & { readonly key: HomeQueue })[])
    .filter(
      ({ roles: admitted, section }) =>
        admitted.some((role) => roles.includes(role)) &&
        (section === undefined || sections.includes(section)),
    )
    .map(({ key }) => key);
}

/** Whether the person is staff: support, product, qa or sys_admin. */
export function isStaff(roles: readonly string[]): boolean {
  return staff.some((role) => roles.includes(role));
}

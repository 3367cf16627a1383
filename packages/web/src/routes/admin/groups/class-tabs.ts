/** The viewer's rights in a group that decide which tabs of its class they see. */
export type ClassRights = {
  readonly viewerCanManageCourses: boolean;
  readonly viewerCanReadProgress: boolean;
  readonly viewerCanReadTotals: boolean;
  readonly viewerCanManageInvitation: boolean;
};

/** Where the rights of the viewer are not known, no tab is left out. */
export const allRights: ClassRights = {
  viewerCanManageCourses: true,
  viewerCanReadProgress: true,
  viewerCanReadTotals: true,
  viewerCanManageInvitation: true,
};

/** The sides of a class, in the order of their tabs. The key is the last part of the address. */
const tabs = [
  { key: "courses", label: "Courses", isFor: (group: ClassRights) => group.viewerCanManageCourses },
  { key: "exercises", label: "Exercises", isFor: (group: ClassRights) => group.viewerCanReadProgress },
  { key: "logbook", label: "Logbook", isFor: (group: ClassRights) => group.viewerCanReadTotals },
  { key: "people", label: "People", isFor: () => true },
  {
    key: "assignments",
    label: "Assignments",
    isFor: (group: ClassRights) => group.viewerCanManageInvitation,
  },
  {
    key: "invitations",
    label: "Invitations",
    isFor: (group: ClassRights) => group.viewerCanManageInvitation,
  },
] as const;

export type ClassTab = (typeof tabs)[number]["key"];

/** The parts of the address that all sides have: whom one looks for, and the order of names. */
const shared = ["search", "sort"];

/** The address of one side of a class, with the same people as are looked for on another. */
export function classTabHref(groupId: number, tab: ClassTab, query = new URLSearchParams()): string {
  const sharedQuery = new URLSearchParams([...query].filter(([name]) => shared.includes(name)));
  // Any other order belongs to the columns of its own table.
  if (sharedQuery.get("sort") !== "-name") sharedQuery.delete("sort");
  const text = sharedQuery.toString();
  return `/admin/groups/${groupId}/${tab}${text === "" ? "" : `?${text}`}`;
}

/** The tabs that someone sees, each leading to the same people. */
export function classTabsOf(group: ClassRights & { readonly id: number }, query: URLSearchParams) {
  return tabs
    .filter(({ isFor }) => isFor(group))
    .map(({ key, label }) => ({ key, label, href: classTabHref(group.id, key, query) }));
}

/** The side that an address shows; undefined: none of them. */
export function classTabOf(pathname: string) {
  return tabs.find(({ key }) => pathname.split("/")[4] === key);
}

import type { ApiModule } from "../module.ts";
import { assignmentVisibility, groupAssignmentsVisibility } from "./assignment-visibility.ts";
import { assignmentsGuards } from "./guards.ts";
import { assignedJson } from "./read-assignments.ts";
import { loaders, resolvers } from "./resolvers.ts";
import { assignmentUndo } from "./withdraw-assignment.ts";

/** Assignments: what people of a group are asked to do by a day, and who has done it. */
export const assignmentsModule = {
  name: "assignments",
  resolvers,
  loaders,
  prefetchFields: { "Query.myAssignments": assignedJson },
  listSizes: {
    "GroupAssignments.assignments": 20,
    "Query.assignmentPeople": 100,
    "MyAssignments.assignments": 20,
    "MyCertificates.certificates": 20,
    "AssignmentChoices.courses": 50,
    "AssignmentChoices.exercises": 100,
    "AssignmentChoices.people": 100,
  },
  undoKinds: [assignmentUndo],
  noticeVisibility: [assignmentVisibility, groupAssignmentsVisibility],
  guards: assignmentsGuards,
} satisfies ApiModule;

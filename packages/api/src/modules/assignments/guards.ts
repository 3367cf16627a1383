import { mayManageAssignments } from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const assignmentsGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.groupAssignments",
      "Query.assignmentPeople",
      "Query.assignmentChoices",
      "Mutation.createAssignment",
      "Mutation.changeAssignment",
      "Mutation.withdrawAssignment",
    ],
    { asks: mayManageAssignments, of: "group", lets: groupAdmins, otherwise: "notFound", knowing: learners },
  ),
  { operation: "Query.myAssignments", own: "what one is asked to do in the groups that one learns in" },
  { operation: "GET /api/assignments/calendar.ics", signedIn: "the due days of one's own assignments" },
  { operation: "Query.myCertificate", own: "one's own certificate of what one has done" },
  { operation: "Query.myCertificates", own: "one's own certificates" },
  { operation: "Mutation.issueCertificate", own: "one's own certificate of what one has done" },
  { operation: "Mutation.withdrawCertificate", own: "one's own certificate" },
  { operation: "POST /api/certificates/verify", public: "the code is the right" },
  { operation: "Mutation.setTimeZone", own: "one's own clock" },
];

/**
 * @generated SignedSource<<80e2a500882cd786a3a8323e75ff3fa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
import type { FragmentRefs } from "relay-runtime";
export type OwnAssignments_assignments$data = {
  readonly assignments: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly assignment: {
      readonly courseId: number | null | undefined;
      readonly dueOn: string;
      readonly exerciseKey: string | null | undefined;
      readonly groupName: string;
      readonly id: number;
      readonly kind: AssignmentKind;
      readonly minimum: number | null | undefined;
      readonly spaceId: number | null | undefined;
      readonly spaceName: string | null | undefined;
      readonly step: number | null | undefined;
      readonly title: string;
    };
    readonly doneAt: string | null | undefined;
    readonly status: AssignmentStatus;
  }>;
  readonly " $fragmentType": "OwnAssignments_assignments";
};
export type OwnAssignments_assignments$key = {
  readonly " $data"?: OwnAssignments_assignments$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAssignments_assignments">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnAssignments_assignments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MyAssignment",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groupName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "courseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spaceId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spaceName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exerciseKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minimum",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MyAssignments",
  "abstractKey": null
};

(node as any).hash = "2f3bc027fa825037d17ece59b4d1272c";

export default node;

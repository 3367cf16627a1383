/**
 * @generated SignedSource<<880cb1645b40fae0cf99e75dcb1d7ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
import type { FragmentRefs } from "relay-runtime";
export type AssignedNotYetRun_assignments$data = {
  readonly assignments: ReadonlyArray<{
    readonly assignment: {
      readonly courseId: number | null | undefined;
      readonly dueOn: string;
      readonly exerciseKey: string | null | undefined;
      readonly id: number;
      readonly kind: AssignmentKind;
      readonly spaceId: number | null | undefined;
      readonly spaceName: string | null | undefined;
      readonly title: string;
    };
    readonly status: AssignmentStatus;
  }>;
  readonly " $fragmentType": "AssignedNotYetRun_assignments";
};
export type AssignedNotYetRun_assignments$key = {
  readonly " $data"?: AssignedNotYetRun_assignments$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedNotYetRun_assignments">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedNotYetRun_assignments",
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
              "name": "dueOn",
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

(node as any).hash = "56d8f297fd71d243bf2c0dd236bead18";

export default node;

/**
 * @generated SignedSource<<0c1a53c86127bec558c91fc963b622f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type AssignmentStatus = "blocked" | "done" | "due" | "late" | "unavailable";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentRow_assignment$data = {
  readonly amount: number | null | undefined;
  readonly assignment: {
    readonly courseId: number | null | undefined;
    readonly dueOn: string;
    readonly exerciseKey: string | null | undefined;
    readonly id: number;
    readonly kind: AssignmentKind;
    readonly minimum: number | null | undefined;
    readonly spaceId: number | null | undefined;
    readonly spaceName: string | null | undefined;
    readonly title: string;
  };
  readonly status: AssignmentStatus;
  readonly " $fragmentType": "AssignmentRow_assignment";
};
export type AssignmentRow_assignment$key = {
  readonly " $data"?: AssignmentRow_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentRow_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignmentRow_assignment",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MyAssignment",
  "abstractKey": null
};

(node as any).hash = "b5ec2fca334aae7cc592f7aee753a2b6";

export default node;

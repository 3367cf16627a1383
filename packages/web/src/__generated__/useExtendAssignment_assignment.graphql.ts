/**
 * @generated SignedSource<<437d9c2866f5787b966b77aead76dfbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
import type { FragmentRefs } from "relay-runtime";
export type useExtendAssignment_assignment$data = {
  readonly countsFrom: string | null | undefined;
  readonly courseId: number | null | undefined;
  readonly dueOn: string;
  readonly exerciseKey: string | null | undefined;
  readonly groupId: number;
  readonly groupName: string;
  readonly id: number;
  readonly isAvailable: boolean;
  readonly isForAll: boolean;
  readonly kind: AssignmentKind;
  readonly minimum: number | null | undefined;
  readonly modifiedAt: string;
  readonly step: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "useExtendAssignment_assignment";
};
export type useExtendAssignment_assignment$key = {
  readonly " $data"?: useExtendAssignment_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExtendAssignment_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExtendAssignment_assignment",
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
      "name": "groupId",
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
      "name": "countsFrom",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modifiedAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "621f942923b1250cccaeee6c300b4559";

export default node;

/**
 * @generated SignedSource<<9a71d6c66dfc9c6c734aae537d97755f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentList_assignments$data = {
  readonly assignments: ReadonlyArray<{
    readonly assignment: {
      readonly dueOn: string;
      readonly id: number;
      readonly isAvailable: boolean;
      readonly isForAll: boolean;
      readonly kind: AssignmentKind;
      readonly minimum: number | null | undefined;
      readonly modifiedAt: string;
      readonly step: number | null | undefined;
      readonly title: string;
    };
    readonly done: number;
    readonly due: number;
    readonly late: number;
    readonly people: number;
  }>;
  readonly customerGroup: {
    readonly id: number;
  };
  readonly " $fragmentType": "AssignmentList_assignments";
};
export type AssignmentList_assignments$key = {
  readonly " $data"?: AssignmentList_assignments$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentList_assignments">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignmentList_assignments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerGroup",
      "kind": "LinkedField",
      "name": "customerGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentCounts",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
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
            (v0/*:: as any*/),
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupAssignments",
  "abstractKey": null
};
})();

(node as any).hash = "4b876832fe0f3d84bdd5b1f7f6fbad72";

export default node;

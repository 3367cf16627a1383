/**
 * @generated SignedSource<<3bf102852fdf4ff54e7a0f2d0a032f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModuleCard_course$data = {
  readonly code: string;
  readonly description: string;
  readonly license: {
    readonly simulations: ReadonlyArray<{
      readonly expired: boolean;
      readonly remainingdays: number | null | undefined;
      readonly valid: boolean;
    }>;
  };
  readonly name: string;
  readonly simulations: ReadonlyArray<{
    readonly id: number;
    readonly isCaseCreator: boolean;
    readonly lastRun: {
      readonly isMet: boolean | null | undefined;
    } | null | undefined;
  }>;
  readonly version: string;
  readonly " $fragmentType": "ModuleCard_course";
};
export type ModuleCard_course$key = {
  readonly " $data"?: ModuleCard_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModuleCard_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatorLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SimulatorExerciseLicense",
          "kind": "LinkedField",
          "name": "simulations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "valid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remainingdays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistCase",
      "kind": "LinkedField",
      "name": "simulations",
      "plural": true,
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
          "name": "isCaseCreator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VistRun",
          "kind": "LinkedField",
          "name": "lastRun",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isMet",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};

(node as any).hash = "6642e345962a8f1d112d0373a40208ae";

export default node;

/**
 * @generated SignedSource<<d0214e30630accdbab955286a7a4eca6>>
 * @relayHash 55d04762760f8eebc37c79b06e99ca2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6594668119bdbe8f9758a739122abc00eb3bc56495f2d5f0ccf00e80ec56ed8b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUpdateActsInstallMutation$variables = {
  evenIfSignedIn?: boolean | null | undefined;
  id: string;
};
export type useUpdateActsInstallMutation$data = {
  readonly vistSystemSoftwareReleaseSetInstall: {
    readonly code: string;
    readonly message: string;
    readonly success: boolean;
    readonly update: {
      readonly state: {
        readonly downloaded: boolean;
        readonly installed: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"UpdateCard_update">;
    };
  };
};
export type useUpdateActsInstallMutation = {
  response: useUpdateActsInstallMutation$data;
  variables: useUpdateActsInstallMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "evenIfSignedIn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "evenIfSignedIn",
    "variableName": "evenIfSignedIn"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "success",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "downloaded",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "installed",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "SystemSoftwareVersion",
  "kind": "LinkedField",
  "name": "version",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "semantic",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "progress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "errors",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateActsInstallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemSoftwareUpdatePayload",
        "kind": "LinkedField",
        "name": "vistSystemSoftwareReleaseSetInstall",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSoftwareUpdate",
            "kind": "LinkedField",
            "name": "update",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UpdateCard_update"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateActsInstallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemSoftwareUpdatePayload",
        "kind": "LinkedField",
        "name": "vistSystemSoftwareReleaseSetInstall",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSoftwareUpdate",
            "kind": "LinkedField",
            "name": "update",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanServe",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareRelease",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SystemSoftware",
                    "kind": "LinkedField",
                    "name": "software",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareRelease",
                "kind": "LinkedField",
                "name": "currentRelease",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "operationIsRunning",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SystemSoftwareOperationStates",
                    "kind": "LinkedField",
                    "name": "operationStates",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SystemSoftwareOperationState",
                        "kind": "LinkedField",
                        "name": "download",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SystemSoftwareOperationState",
                        "kind": "LinkedField",
                        "name": "install",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6594668119bdbe8f9758a739122abc00eb3bc56495f2d5f0ccf00e80ec56ed8b",
    "metadata": {},
    "name": "useUpdateActsInstallMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f521da8e59e382233a759311aae1ad3";

export default node;

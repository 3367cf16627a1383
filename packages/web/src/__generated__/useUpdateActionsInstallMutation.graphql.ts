/**
 * @generated SignedSource<<94a5e003ca1db6b253eb5af201348db2>>
 * @relayHash 9f5af5b689f022ccfa49370fec8e2f2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 115bf46c8f8d322eff52f97c47d8398e4a37cb9a3d75311e203e038a8e674f9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUpdateActionsInstallMutation$variables = {
  evenIfSignedIn?: boolean | null | undefined;
  id: string;
};
export type useUpdateActionsInstallMutation$data = {
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
export type useUpdateActionsInstallMutation = {
  response: useUpdateActionsInstallMutation$data;
  variables: useUpdateActionsInstallMutation$variables;
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
    "name": "useUpdateActionsInstallMutation",
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
    "name": "useUpdateActionsInstallMutation",
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
    "id": "115bf46c8f8d322eff52f97c47d8398e4a37cb9a3d75311e203e038a8e674f9a",
    "metadata": {},
    "name": "useUpdateActionsInstallMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76530f5b316be4415c5c53371d3de498";

export default node;

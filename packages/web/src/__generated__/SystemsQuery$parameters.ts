/**
 * @generated SignedSource<<c96ec25b1d55ca71f7b71bf3ef8e501d>>
 * @relayHash f969504e989c4081357f7fe2886c9630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8feb426862af6034e9e28a016683f9730b22c7d2d87eb29209815c6339ae820b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemsQuery } from './SystemsQuery.graphql';

const node: PreloadableConcreteRequest<SystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8feb426862af6034e9e28a016683f9730b22c7d2d87eb29209815c6339ae820b",
    "metadata": {},
    "name": "SystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1f90799829af4a96e13755d139f9ab77>>
 * @relayHash b99f9c017324e787addadddc55866d43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4e3d4ac5d5d468ccf6c3c8974e7e664c15b8ef4ef8faef880d0b4cb258536ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4e3d4ac5d5d468ccf6c3c8974e7e664c15b8ef4ef8faef880d0b4cb258536ac",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<238641b9ec329194fe7dab316a9b78a6>>
 * @relayHash d959f482c850a42abb70d4672d616817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7dc77a938c645e9a67000ab1147d8fda207d4845a262ee4a7cb3329cc354b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de7dc77a938c645e9a67000ab1147d8fda207d4845a262ee4a7cb3329cc354b5",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

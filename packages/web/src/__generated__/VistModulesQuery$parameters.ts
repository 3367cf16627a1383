/**
 * @generated SignedSource<<649300a2cf785ed9901c9b2f83a3375f>>
 * @relayHash e74cc2ccde5ef49509020e5f2eec5e17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9324f2f29e53924fdb0fc31c1ee341bd9586a77b83e6e3c2e1f77f22b19dcff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9324f2f29e53924fdb0fc31c1ee341bd9586a77b83e6e3c2e1f77f22b19dcff",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

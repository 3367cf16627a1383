/**
 * @generated SignedSource<<71f997e50442c039d0e173b5baaa4db0>>
 * @relayHash f8971f3d1b92f372a1281645b1b01574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8186b7426bcf84e2bef5f8a21b10698666bc36668003359d11a19b5efcca83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f8186b7426bcf84e2bef5f8a21b10698666bc36668003359d11a19b5efcca83",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

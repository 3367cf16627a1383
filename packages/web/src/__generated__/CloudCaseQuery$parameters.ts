/**
 * @generated SignedSource<<935166454e225b141c1f093136f15c25>>
 * @relayHash 0016cb23a2b6e196d735bfd66533aa62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb24124e6e3c20cc1850ab9ddb253a65b0b7f58edd61a304fea98adf7aacdff2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb24124e6e3c20cc1850ab9ddb253a65b0b7f58edd61a304fea98adf7aacdff2",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

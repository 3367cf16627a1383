/**
 * @generated SignedSource<<75ac891b7bcadd36ad06993daab66f9a>>
 * @relayHash ec35fef87bf39d763f35ed2b35584a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e77913a072e5f82702fc03ae12bf9dfe30585a63f27d9c98c97adcea31e8b9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e77913a072e5f82702fc03ae12bf9dfe30585a63f27d9c98c97adcea31e8b9d",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

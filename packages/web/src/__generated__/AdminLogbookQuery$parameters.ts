/**
 * @generated SignedSource<<5cc1c272999920d5827dc1e7015cdf20>>
 * @relayHash 03cd6f3ec86f62d3393db14d4239a37d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0da725332b4ab0893b5b542fc7998d3c969b942a8ebde7f015d3a434cd782a9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0da725332b4ab0893b5b542fc7998d3c969b942a8ebde7f015d3a434cd782a9b",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

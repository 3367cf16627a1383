/**
 * @generated SignedSource<<e98c08cc5c1e07669dd819706224403a>>
 * @relayHash 493d48a8cd3a39474aeabdaac4b9ab04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c531f9db00becfafa3c96de09acae3d181ba2413c0611e35c69dd1da1a408b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69c531f9db00becfafa3c96de09acae3d181ba2413c0611e35c69dd1da1a408b",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

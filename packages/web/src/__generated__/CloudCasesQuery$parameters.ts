/**
 * @generated SignedSource<<29185d752559cf01605a41e4524b5915>>
 * @relayHash d09a7067de09e73ad9a805eee03deee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d928a686274f78a30a8b2f5c53a760ad05b154e4f6b01b35ce6165b6e8c2e422

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d928a686274f78a30a8b2f5c53a760ad05b154e4f6b01b35ce6165b6e8c2e422",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<ca65419864a86b7fd2e57cb4f5e2e6aa>>
 * @relayHash 9ae3968e380f16ba47347399fe481175
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b77416ea198c84b2ed3362bc93a2012715b5870a58ca134d271eb307709cb36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b77416ea198c84b2ed3362bc93a2012715b5870a58ca134d271eb307709cb36",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<89962bb4c1cf2048f8c7cfebe1f40bbc>>
 * @relayHash cb8ba109daf490bc5ca575ecd276045a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8298760c74392ac3a3da12326db260033879314cbf05ad2574e5fab9940abfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8298760c74392ac3a3da12326db260033879314cbf05ad2574e5fab9940abfb",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

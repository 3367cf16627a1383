/**
 * @generated SignedSource<<9262d3174f8b02991279c29298210092>>
 * @relayHash d6e10b57df1ddaca7033d207c5b08025
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a900b73c6ab788b12469b86d2072f1462acb4a8ca8872c49e32e56a522386a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a900b73c6ab788b12469b86d2072f1462acb4a8ca8872c49e32e56a522386a7",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

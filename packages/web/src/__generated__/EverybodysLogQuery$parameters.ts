/**
 * @generated SignedSource<<920d538629a1b967299db7ce8f1df8c8>>
 * @relayHash 0b29736b4f1acb77156665c8c1d5deab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff53464ab6fd7123a7ecfb8117ded4b93e3181959aa55e5b00e1867a9793a3c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff53464ab6fd7123a7ecfb8117ded4b93e3181959aa55e5b00e1867a9793a3c4",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

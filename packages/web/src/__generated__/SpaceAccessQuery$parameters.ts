/**
 * @generated SignedSource<<883b210b2122afa45796196226c5df92>>
 * @relayHash 15496f4f13b9941b240acdd4776dba2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6077edf28fd506a2b4227016f022c3cfe132c395e78fc6461e1fe6bc075b6dab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6077edf28fd506a2b4227016f022c3cfe132c395e78fc6461e1fe6bc075b6dab",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

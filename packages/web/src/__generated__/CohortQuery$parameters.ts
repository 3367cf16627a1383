/**
 * @generated SignedSource<<fafaf15d22c6fd276dd6f435a823f748>>
 * @relayHash 830fc396288b90b5d83706d5790fc8d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8ed9252ae672ca33e8586de415e45a1463f80a46137d7a845fc1f70c6cbf900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CohortQuery } from './CohortQuery.graphql';

const node: PreloadableConcreteRequest<CohortQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8ed9252ae672ca33e8586de415e45a1463f80a46137d7a845fc1f70c6cbf900",
    "metadata": {},
    "name": "CohortQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

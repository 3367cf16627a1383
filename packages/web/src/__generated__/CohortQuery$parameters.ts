/**
 * @generated SignedSource<<cec144eb9ba915c7bf0d33e251d43e61>>
 * @relayHash 6150c427a779c48ae768ac3ade6a187a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a3ae75cb126a46540ea35cd44fa44fde7a31fd2edfa24dab58231251cee6cd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CohortQuery } from './CohortQuery.graphql';

const node: PreloadableConcreteRequest<CohortQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a3ae75cb126a46540ea35cd44fa44fde7a31fd2edfa24dab58231251cee6cd5",
    "metadata": {},
    "name": "CohortQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

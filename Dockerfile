# The program as an image, for compose.yaml: docs/hosting.md tells how to use it.
FROM python:3.13-slim AS build
WORKDIR /teahouse
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(echo /wheels/*.whl)[postgres,valkey,metrics]" && rm -r /wheels \
    && useradd --create-home teahouse && install --directory --owner teahouse /data
USER teahouse
ENTRYPOINT ["teahouse"]

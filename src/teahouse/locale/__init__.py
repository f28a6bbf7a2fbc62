"""Every sentence a person reads, as Fluent files: en and de."""
